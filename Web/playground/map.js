// A town without end, drawn up from a seed: the one of the terminal demo, on a canvas.

const turn = { cosine: 0.978, sine: -0.2086 };
const spacing = { column: 13, row: 10 };
const perQuarter = { column: 5, row: 6 };
const parkNames = ["Alder Park", "Mill Green", "Linden Garden", "Orchard Hill", "Swan Meadow",
  "Juniper Park", "Old Common", "Larch Grove", "Poppy Field", "Heron Green"];

const wave = (parts) => (x) =>
  parts.reduce((sum, [amplitude, length, phase]) =>
    sum + amplitude * Math.sin((x / length + phase) * 2 * Math.PI), 0);
const bendOfColumns = wave([[7, 190, 0.1], [2.5, 77, 0.6]]);
const bendOfRows = wave([[6, 230, 0.35], [2, 64, 0.8]]);
const motorwayCourse = wave([[16, 260, 0.2], [4, 90, 0.7]]);
const railwayCourse = wave([[10, 210, 0.5]]);
const riverCourse = wave([[13, 170, 0.05], [5, 61, 0.4]]);
const riverBreadth = wave([[1.6, 83, 0], [0.8, 31, 0.3]]);

/** A number from 0 up to 1 that is always the same for the same arguments. */
function roll(...values) {
  let hash = 0x2545f491;
  for (const value of values) {
    hash = Math.imul(hash ^ (value + 0x9e3779b9), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 4294967296;
}

const column = (i) => (i + 0.36 * (roll(1, i) - 0.5)) * spacing.column;
const row = (i) => (i + 0.36 * (roll(2, i) - 0.5)) * spacing.row;

function place(u, v) {
  const [x, y] = [u + bendOfColumns(v), v + bendOfRows(u)];
  return [x * turn.cosine - y * turn.sine, x * turn.sine + y * turn.cosine];
}

const riverMiddle = (x) => 31 + 0.34 * x + riverCourse(x);

export const palettes = {
  light: {
    street: "#fcfbf8", blocks: ["#e9e3d8", "#ede8de", "#e5ded1", "#eae2da"], courtyard: "#dde5cd",
    park: "#c4e0b2", tree: "#a3cc93", path: "#efebd8", water: "#a5d2ea", bank: "#d3e3da",
    avenue: "#fff", avenueCasing: "#d5ccbd", motorway: "#f9d27f", motorwayCasing: "#e0aa5a",
    railway: "#a9a39b", sleepers: "#f1eee9", parkLabel: "#3f7a3b", waterLabel: "#3a7ca8",
    halo: "#ffffffb0",
  },
  dark: {
    street: "#3a4452", blocks: ["#232a35", "#262e39", "#202731", "#282f3b"], courtyard: "#24343a",
    park: "#1f3d35", tree: "#2a5145", path: "#3a5048", water: "#16344c", bank: "#1e2f3d",
    avenue: "#556172", avenueCasing: "#1b212a", motorway: "#94763c", motorwayCasing: "#2a2418",
    railway: "#5b6370", sleepers: "#2b323d", parkLabel: "#7dbb8e", waterLabel: "#6fa9d6",
    halo: "#12161cb0",
  },
};

/** Draws the town into a context whose units are map units, for the area given in them. */
export class Town {
  constructor(context, palette, area) {
    Object.assign(this, { context, palette, area });
    this.range = this.indices();
  }

  draw() {
    const { context: c, palette: p, area } = this;
    c.lineJoin = c.lineCap = "round";
    c.fillStyle = p.street;
    c.fillRect(area.x, area.y, area.width, area.height);
    this.blocks();
    const parks = this.parks();
    for (const park of parks) this.park(park);
    this.river();
    this.avenues();
    this.railway();
    this.line(this.along((y) => -57 - 0.28 * y + motorwayCourse(y)), [p.motorwayCasing, 3.4], [p.motorway, 2.4]);
    for (const park of parks) this.label(park.name, park.middle, p.parkLabel, 600);
    const step = 110;
    for (let i = Math.floor(area.x / step); i * step < area.x + area.width; i++) {
      const x = (i + 0.3) * step;
      this.label("Orla", [x, riverMiddle(x)], p.waterLabel, "italic 500", Math.atan(0.34 + (riverCourse(x + 4) - riverCourse(x - 4)) / 8));
    }
  }

  indices() {
    const { x, y, width, height } = this.area;
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) =>
      [a * turn.cosine + b * turn.sine, -a * turn.sine + b * turn.cosine]);
    const span = (values, reach, size) => [
      Math.floor((Math.min(...values) - reach) / size) - 1, Math.ceil((Math.max(...values) + reach) / size) + 1,
    ];
    return {
      columns: span(corners.map(([u]) => u), 10, spacing.column),
      rows: span(corners.map(([, v]) => v), 9, spacing.row),
    };
  }

  polygon(points, fill) {
    const { context: c } = this;
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x, y);
    c.closePath();
    c.fillStyle = fill;
    c.fill();
  }

  smooth(points, fill) {
    const { context: c } = this;
    const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    c.beginPath();
    c.moveTo(...middle(points.at(-1), points[0]));
    points.forEach((point, i) => c.quadraticCurveTo(...point, ...middle(point, points[(i + 1) % points.length])));
    c.fillStyle = fill;
    c.fill();
  }

  line(points, ...strokes) {
    const { context: c } = this;
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x, y);
    for (const [style, width] of strokes) {
      c.strokeStyle = style;
      c.lineWidth = width;
      c.stroke();
    }
  }

  quad(west, east, north, south) {
    return [place(west, north), place(east, north), place(east, south), place(west, south)];
  }

  blocks() {
    const { columns: [c0, c1], rows: [r0, r1] } = this.range;
    for (let i = c0; i <= c1; i++) {
      for (let j = r0; j <= r1; j++) {
        const outline = (inset) =>
          this.quad(column(i) + inset, column(i + 1) - inset, row(j) + inset, row(j + 1) - inset);
        this.polygon(outline(0.7), this.palette.blocks[Math.floor(roll(3, i, j) * 4)]);
        if (roll(4, i, j) < 0.35) this.polygon(outline(3), this.palette.courtyard);
      }
    }
  }

  parks() {
    const { columns: [c0, c1], rows: [r0, r1] } = this.range;
    const parks = [];
    for (let i = Math.floor(c0 / perQuarter.column); i * perQuarter.column <= c1; i++) {
      for (let j = Math.floor(r0 / perQuarter.row); j * perQuarter.row <= r1; j++) {
        if (roll(5, i, j) < 0.42) parks.push(this.parkAt(i, j));
      }
    }
    return parks;
  }

  parkAt(i, j) {
    const pick = (count, n) => Math.floor(roll(6, i, j, n) * count);
    const [width, height] = [2 + pick(2, 0), 2 + pick(3, 1)];
    const west = i * perQuarter.column + pick(perQuarter.column - width + 1, 2);
    const north = j * perQuarter.row + pick(perQuarter.row - height + 1, 3);
    const site = {
      west: column(west) + 1.2, east: column(west + width) - 1.2,
      north: row(north) + 1.2, south: row(north + height) - 1.2,
    };
    const at = (x, y) => place(site.west + (site.east - site.west) * x, site.north + (site.south - site.north) * y);
    return { i, j, at, site, name: parkNames[pick(parkNames.length, 4)], middle: at(0.5, 0.5) };
  }

  park({ i, j, at, site }) {
    const { context: c, palette: p } = this;
    const edge = [];
    for (const [x0, y0, x1, y1] of [[0, 0, 1, 0], [1, 0, 1, 1], [1, 1, 0, 1], [0, 1, 0, 0]]) {
      for (let k = 0; k < 6; k++) edge.push(at(x0 + (x1 - x0) * k / 6, y0 + (y1 - y0) * k / 6));
    }
    this.smooth(edge, p.park);
    const path = Array.from({ length: 17 }, (_, k) =>
      at(k / 16, 0.5 + 0.3 * (roll(7, i, j) - 0.5) + 0.2 * Math.sin(k / 16 * 5.6)));
    this.line(path, [p.path, 0.9]);
    const count = Math.floor((site.east - site.west) * (site.south - site.north) / 20);
    c.fillStyle = p.tree;
    for (let k = 0; k < count; k++) {
      const [x, y] = at(0.06 + 0.88 * roll(8, i, j, k, 0), 0.06 + 0.88 * roll(8, i, j, k, 1));
      c.beginPath();
      c.arc(x, y, 0.6 + 0.7 * roll(8, i, j, k, 2), 0, 7);
      c.fill();
    }
    if (roll(9, i, j) > 0.6) return;
    const [px, py] = [0.3 + 0.4 * roll(9, i, j, 1), roll(9, i, j, 2) < 0.5 ? 0.25 : 0.75];
    this.smooth(Array.from({ length: 14 }, (_, k) => {
      const angle = (k / 14) * 2 * Math.PI;
      const wobble = 1 + 0.18 * Math.sin(angle * 3);
      return at(px + 0.17 * wobble * Math.cos(angle), py + 0.14 * wobble * Math.sin(angle));
    }), p.water);
  }

  river() {
    const { area: { x, width }, palette: p } = this;
    const xs = [];
    for (let a = x - 8; a <= x + width + 8; a += 3) xs.push(a);
    for (const [margin, fill] of [[1.4, p.bank], [0, p.water]]) {
      const half = (a) => 6.5 + riverBreadth(a) + margin;
      this.polygon([
        ...xs.map((a) => [a, riverMiddle(a) - half(a)]),
        ...xs.toReversed().map((a) => [a, riverMiddle(a) + half(a)]),
      ], fill);
    }
  }

  avenues() {
    const { columns: [c0, c1], rows: [r0, r1] } = this.range;
    const lines = [];
    const steps = (a, b) => Array.from({ length: b - a + 1 }, (_, k) => a + k);
    for (let i = Math.ceil(c0 / 5) * 5; i <= c1; i += 5) lines.push(steps(r0, r1).map((j) => place(column(i), row(j))));
    for (let j = Math.ceil(r0 / 6) * 6; j <= r1; j += 6) lines.push(steps(c0, c1).map((i) => place(column(i), row(j))));
    for (const line of lines) this.line(line, [this.palette.avenueCasing, 2.5]);
    for (const line of lines) this.line(line, [this.palette.avenue, 1.9]);
  }

  along(x) {
    const { area } = this;
    const points = [];
    for (let y = area.y - 8; y <= area.y + area.height + 8; y += 3) points.push([x(y), y]);
    return points;
  }

  railway() {
    const { context: c, palette: p } = this;
    this.line(this.along((y) => 44 + 0.62 * y + railwayCourse(y)), [p.railway, 1.1]);
    c.setLineDash([1.6, 1.6]);
    c.lineCap = "butt";
    c.strokeStyle = p.sleepers;
    c.lineWidth = 0.6;
    c.stroke();
    c.setLineDash([]);
    c.lineCap = "round";
  }

  label(text, [x, y], color, weight, angle = 0) {
    const { context: c, palette: p } = this;
    c.save();
    c.translate(x, y);
    c.rotate(angle);
    c.font = `${weight} 2.5px Inter, system-ui, sans-serif`;
    c.textAlign = "center";
    c.textBaseline = "middle";
    c.lineWidth = 0.7;
    c.strokeStyle = p.halo;
    c.strokeText(text, 0, 0);
    c.fillStyle = color;
    c.fillText(text, 0, 0);
    c.restore();
  }
}
