#include "CPanelRuntime.h"

static double input[panel_exchange_capacity];
static double output[panel_exchange_capacity];

double *panel_exchange_input(void) { return input; }
double *panel_exchange_output(void) { return output; }

#if defined(__wasm__)

// What the page lends: its Math, and rules of its own.

#define FROM_PAGE(name) __attribute__((import_module("env"), import_name(name)))

FROM_PAGE("exp") double panel_page_exp(double x);
FROM_PAGE("log") double panel_page_log(double x);
FROM_PAGE("sin") double panel_page_sin(double x);
FROM_PAGE("cos") double panel_page_cos(double x);
FROM_PAGE("detent") double panel_imported_detent(int32_t, double, double, double);
FROM_PAGE("arrangement") void panel_imported_arrangement(double, double, double, int32_t, double *);
FROM_PAGE("release")
int32_t panel_imported_release(double, double, double, double, int32_t, const double *, int32_t);

double exp(double x) { return panel_page_exp(x); }
double log(double x) { return panel_page_log(x); }
double sin(double x) { return panel_page_sin(x); }
double cos(double x) { return panel_page_cos(x); }

double panel_page_detent(int32_t number, double scene, double available, double content) {
  return panel_imported_detent(number, scene, available, content);
}

void panel_page_arrangement(double width, double height, double available, int32_t mode,
                            double *answer) {
  panel_imported_arrangement(width, height, available, mode, answer);
}

int32_t panel_page_release(double position, double velocity, double origin, double lastMovement,
                           int32_t allowsDismissal, const double *stops, int32_t stopCount) {
  return panel_imported_release(position, velocity, origin, lastMovement, allowsDismissal, stops,
                                stopCount);
}

#else

// Without a page a detent is inactive, and a panel stays across the bottom and goes to its smallest stop.

double panel_page_detent(int32_t number, double scene, double available, double content) {
  (void)number, (void)scene, (void)available, (void)content;
  return __builtin_nan("");
}

void panel_page_arrangement(double width, double height, double available, int32_t mode,
                            double *answer) {
  (void)width, (void)height, (void)mode;
  answer[0] = 0;
  answer[1] = 1;
  answer[2] = available;
}

int32_t panel_page_release(double position, double velocity, double origin, double lastMovement,
                           int32_t allowsDismissal, const double *stops, int32_t stopCount) {
  (void)position, (void)velocity, (void)origin, (void)lastMovement;
  (void)allowsDismissal, (void)stops, (void)stopCount;
  return 0;
}

#endif
