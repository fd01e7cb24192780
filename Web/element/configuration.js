// What a page states, all of it together: by property, by attribute, and what holds unless stated.

import { statedConfiguration, word } from "./attributes.js";
import { checked } from "./checking.js";
import { standardConfiguration } from "./engine.js";

/**
 * The whole configuration of `host`. `stated` was stated by property and is checked already; `say(message)` hears what
 * the attributes have that means nothing.
 */
export function wholeConfiguration(host, own, stated, say) {
  const complain = (name, text, words) => say(`${name} "${text}" is none of ${words.join(", ")}; ${words[0]} was used`);
  const motion = word("reduce-motion", host.getAttribute("reduce-motion") ?? "auto", ["auto", "always", "never"], complain);
  return {
    ...standardConfiguration,
    ...checked(statedConfiguration(host, own, complain), own, say, ""),
    reduceMotion: motion === "always" || (motion !== "never" && host.surroundings.reducesMotion),
    ...stated,
  };
}

/** What was set before an element was defined hides what it should have called: it is set once more. */
export function takeEarlierProperties(element, names) {
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
