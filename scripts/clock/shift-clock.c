/*
 * Loaded into a program (LD_PRELOAD), it moves the hour of the day by CLOCK_SHIFT_SECONDS; what measures how long
 * something takes stays as it is. libfaketime does more, and the Java of the emulators does not start under it.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static time_t shift_seconds(void) {
  static time_t shift;
  static int is_read;
  if (!is_read) {
    const char *given = getenv("CLOCK_SHIFT_SECONDS");
    shift = given == NULL ? 0 : atol(given);
    is_read = 1;
  }
  return shift;
}

static int true_time(clockid_t clock, struct timespec *at) {
  static int (*next)(clockid_t, struct timespec *);
  if (next == NULL) next = (int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime");
  return next(clock, at);
}

int clock_gettime(clockid_t clock, struct timespec *at) {
  const int result = true_time(clock, at);
  if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) at->tv_sec += shift_seconds();
  return result;
}

int gettimeofday(struct timeval *restrict at, void *restrict zone) {
  (void)zone;
  struct timespec now;
  const int result = clock_gettime(CLOCK_REALTIME, &now);
  at->tv_sec = now.tv_sec;
  at->tv_usec = now.tv_nsec / 1000;
  return result;
}

time_t time(time_t *at) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (at != NULL) *at = now.tv_sec;
  return now.tv_sec;
}

/*
 * The system waits until an hour by the true clock. Whether an hour is meant, or a time since the start of the
 * machine, only the maker of the condition knows; the two are decades apart.
 */
static struct timespec by_true_clock(const struct timespec *until) {
  struct timespec now;
  struct timespec result = *until;
  true_time(CLOCK_REALTIME, &now);
  if (until->tv_sec > (now.tv_sec + shift_seconds()) / 2) result.tv_sec -= shift_seconds();
  return result;
}

int pthread_cond_timedwait(pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
                           const struct timespec *restrict until) {
  static int (*next)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
  if (next == NULL) {
    /* By its version: the one without is that of before 2002, with another layout of the condition. */
    void *found = dlvsym(RTLD_NEXT, "pthread_cond_timedwait", "GLIBC_2.3.2");
    if (found == NULL) found = dlsym(RTLD_NEXT, "pthread_cond_timedwait");
    next = (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))found;
  }
  const struct timespec true_until = by_true_clock(until);
  return next(condition, mutex, &true_until);
}

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict until) {
  static int (*next)(sem_t *, const struct timespec *);
  if (next == NULL) next = (int (*)(sem_t *, const struct timespec *))dlsym(RTLD_NEXT, "sem_timedwait");
  const struct timespec true_until = by_true_clock(until);
  return next(semaphore, &true_until);
}
