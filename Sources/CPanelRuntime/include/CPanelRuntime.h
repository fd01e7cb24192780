#ifndef CPanelRuntime_h
#define CPanelRuntime_h

// What Embedded Swift needs from a C library where there is none: see the C files. On every other
// platform only the functions declared here exist, and nothing calls them.

#include <stdint.h>

/// How many numbers fit into each of the two lists.
enum { panel_exchange_capacity = 512 };

/// The lists of numbers through which page and engine talk: what the page has written, and the engine.
double *panel_exchange_input(void);
double *panel_exchange_output(void);

/// Asks the page for the height of a detent of its own, in points; NaN where it is inactive.
double panel_page_detent(int32_t number, double sceneHeight, double availableHeight,
                         double contentHeight);

/// Asks the page's own adaptation policy, which writes seven numbers to `answer`: mode (0 compact, 1
/// regular), edge (0 leading, 1 trailing), width, and the margins top, leading, bottom, trailing; in points.
void panel_page_arrangement(double sceneWidth, double sceneHeight, double availableWidth,
                            int32_t currentMode, double *answer);

/// Asks the page's own release policy where a released panel goes: a position among the stops, which are ascending
/// and in points, or −1 to dismiss it. Velocity in points per second, positive upwards.
int32_t panel_page_release(double position, double velocity, double origin, double lastMovement,
                           int32_t allowsDismissal, const double *stops, int32_t stopCount);

#endif
