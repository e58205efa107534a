// Functions of the C library and the system, with the same Swift signatures everywhere. All that differs between Linux and
// macOS is in this file: no Swift file imports Glibc, Musl or Darwin. `tools/check-darwin` compiles it for macOS.
#ifndef IBT_PLATFORM_H
#define IBT_PLATFORM_H

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/file.h>
#include <limits.h>
#include <math.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif
#ifdef __GLIBC__
#include <malloc.h>
#endif

#pragma mark What differs

/// Where caches are in the home folder.
static inline const char *platform_caches_folder(void) {
#ifdef __APPLE__
  return "Library/Caches";
#else
  return ".cache";
#endif
}

/// A path of the running program, which may contain symbolic links; to be freed. NULL when the system does not know it.
static inline char *platform_executable_path(void) {
#ifdef __APPLE__
  uint32_t size = 0;
  _NSGetExecutablePath(NULL, &size);
  char *path = (char *)malloc(size);
  if (path != NULL && _NSGetExecutablePath(path, &size) == 0) return path;
  free(path);
  return NULL;
#else
  return strdup("/proc/self/exe");
#endif
}

#ifndef __APPLE__
/// The header of the GNU library hides it from Swift.
extern void *memmem(const void *bytes, size_t count, const void *part, size_t length);
#endif

/// Keeps memory that is given back for the next request, and asks the system for 4 MB at a time. With 1 MB, a run over
/// 2,228 documents took 4 % longer, with the usual settings 9 %; more than the largest document needs is kept.
static inline void platform_keep_freed_memory(void) {
#ifdef __GLIBC__
  mallopt(M_TOP_PAD, 4 << 20);
  mallopt(M_TRIM_THRESHOLD, 128 << 20);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
#endif
}

/// Threads use memory that others freed: for a process that runs long. 200 open documents with 100 edits in a second take
/// 147 MB and not 175.
static inline void platform_share_freed_memory(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 2);
#endif
}

#pragma mark Memory, text and numbers

static inline void platform_free(void *memory) { free(memory); }

/// Less than 0, 0 or more than 0, in the order of the bytes.
static inline int platform_compare(const char *text, const char *other) { return strcmp(text, other); }

/// Writes a number with 17 significant digits, and returns how many bytes it has.
static inline int platform_write_double(char *buffer, size_t size, double value) {
  return snprintf(buffer, size, "%.17g", value);
}

static inline double platform_sine(double angle) { return sin(angle); }

static inline double platform_cosine(double angle) { return cos(angle); }

#pragma mark The process

/// The value of a variable of the environment, NULL if it is not set.
static inline const char *platform_variable(const char *name) { return getenv(name); }

extern char **environ;

/// A variable of the environment by its index as `name=value`, NULL at the end.
static inline const char *platform_variable_at(int index) { return environ == NULL ? NULL : environ[index]; }

/// The code of the last call that failed.
static inline int platform_error(void) { return errno; }

/// Seconds since 1970.
static inline long platform_now(void) { return (long)time(NULL); }

/// The whole seconds of a time, and the rest.
static inline long platform_seconds(struct timespec time) { return (long)time.tv_sec; }

static inline long platform_nanoseconds(struct timespec time) { return time.tv_nsec; }

static inline bool platform_is_terminal(int descriptor) { return isatty(descriptor) == 1; }

/// Ends the process without the handlers of libraries: swift-subprocess destroys a lock that its threads still use.
__attribute__((noreturn)) static inline void platform_exit(int code) { _exit(code); }

/// Lets writing to a pipe without a reader fail instead of ending the process.
static inline void platform_outlive_readers(void) { signal(SIGPIPE, SIG_IGN); }

#define PLATFORM_ENDINGS {SIGINT, SIGTERM, SIGHUP}

/// Handles SIGINT, SIGTERM and SIGHUP where their action is the default one: what is ignored, as under `nohup`, stays
/// ignored.
static inline void platform_handle_endings(void (*handler)(int)) {
  const int numbers[] = PLATFORM_ENDINGS;
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    void (*former)(int) = signal(numbers[index], handler);
    if (former != SIG_DFL && former != SIG_ERR) signal(numbers[index], former);
  }
}

/// Ends the process by a signal as if nothing had handled it. The first process of a container outlives the signal.
__attribute__((noreturn)) static inline void platform_end(int number) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, number);
  signal(number, SIG_DFL);
  pthread_sigmask(SIG_UNBLOCK, &signals, NULL);
  raise(number);
  _exit(128 + number);
}

/// Raises the number of files that can be open at once to one that is wanted, if that is allowed. Returns the number.
static inline unsigned long platform_allow_open_files(unsigned long wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  if (limit.rlim_cur < wanted) {
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_NOFILE, &limit);
  }
  return (unsigned long)limit.rlim_cur;
}

/// The user whose permissions the process has.
static inline unsigned platform_user(void) { return geteuid(); }

static inline int platform_process(void) { return getpid(); }

static inline void *platform_await_parent(void *parent) {
  while (getppid() == (pid_t)(intptr_t)parent) sleep(1);
  kill(getpid(), SIGTERM);
  return NULL;
}

/// Ends this process after the parent that a variable of the environment names, which may be killed. Processes that this
/// one starts do not inherit the variable.
static inline void platform_end_with_parent(const char *variable) {
  const char *parent = platform_variable(variable);
  pthread_t thread;
  if (parent == NULL) return;
  if (pthread_create(&thread, NULL, platform_await_parent, (void *)(intptr_t)atol(parent)) == 0) pthread_detach(thread);
  unsetenv(variable);
}

/// Waits a millisecond.
static inline void platform_pause(void) {
  const struct timespec time = {0, 1000000};
  nanosleep(&time, NULL);
}

#pragma mark Threads

/// A new lock.
static inline void *platform_make_lock(void) {
  pthread_mutex_t *lock = (pthread_mutex_t *)malloc(sizeof *lock);
  if (lock == NULL || pthread_mutex_init(lock, NULL) != 0) abort();
  return lock;
}

static inline void platform_lock(void *lock) { pthread_mutex_lock((pthread_mutex_t *)lock); }

static inline void platform_unlock(void *lock) { pthread_mutex_unlock((pthread_mutex_t *)lock); }

static inline void platform_destroy_lock(void *lock) {
  pthread_mutex_destroy((pthread_mutex_t *)lock);
  free(lock);
}

#pragma mark What waits for the end

/// A file or an empty folder that a signal removes before it ends the process.
typedef struct platform_temporary {
  char *path;
  struct platform_temporary *next, *previous;
} platform_temporary;

/// The work that SIGINT, SIGTERM and SIGHUP wait for, and what they remove. Its list changes only while somebody holds the
/// signals, so a handler that nobody holds may read it.
typedef struct {
  /// How often the signals are held, then the signal that came meanwhile, then whether the process is about to end.
  int state;
  /// The newest one: a file is removed before its folder.
  platform_temporary *first;
} platform_endings;

enum { platform_holders = 0xFFFF, platform_signal = 1 << 16, platform_ending = 1 << 24 };

static inline platform_endings *platform_make_endings(void) {
  platform_endings *endings = (platform_endings *)calloc(1, sizeof *endings);
  if (endings == NULL) abort();
  return endings;
}

/// Removes a file or an empty folder.
static inline void platform_remove_entry(const char *path) {
  if (rmdir(path) != 0) unlink(path);
}

/// Safe in a signal handler.
__attribute__((noreturn)) static inline void platform_clean_up_and_end(platform_endings *endings, int number) {
  for (platform_temporary *entry = endings->first; entry != NULL; entry = entry->next) {
    platform_remove_entry(entry->path);
  }
  platform_end(number);
}

/// Ends the process as soon as nobody holds the signals; safe in a signal handler.
static inline void platform_receive_ending(platform_endings *endings, int number) {
  int state = __atomic_load_n(&endings->state, __ATOMIC_SEQ_CST), next;
  do {
    if (state & platform_ending) return;
    next = (state & platform_holders) == 0 ? platform_ending : (state & platform_holders) | number * platform_signal;
  } while (!__atomic_compare_exchange_n(&endings->state, &state, next, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
  if (next == platform_ending) platform_clean_up_and_end(endings, number);
}

/// Lets signals wait until they are released as often as they are held. Does not return when the process is about to end.
static inline void platform_hold_endings(platform_endings *endings) {
  int state = __atomic_load_n(&endings->state, __ATOMIC_SEQ_CST);
  do {
    while (state & platform_ending) platform_pause();
  } while (
      !__atomic_compare_exchange_n(&endings->state, &state, state + 1, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
}

static inline void platform_release_endings(platform_endings *endings) {
  int state = __atomic_load_n(&endings->state, __ATOMIC_SEQ_CST), next;
  do {
    next = state - 1;
    if (next >= platform_signal && (next & platform_holders) == 0) next = platform_ending;
  } while (!__atomic_compare_exchange_n(&endings->state, &state, next, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));
  if (next == platform_ending) platform_clean_up_and_end(endings, state / platform_signal);
}

/// Adds a path to what signals remove. The caller holds the signals, and is the only one that changes the list.
static inline platform_temporary *platform_add_temporary(platform_endings *endings, const char *path) {
  platform_temporary *entry = (platform_temporary *)calloc(1, sizeof *entry);
  if (entry == NULL || (entry->path = strdup(path)) == NULL) abort();
  entry->next = endings->first;
  if (entry->next != NULL) entry->next->previous = entry;
  endings->first = entry;
  return entry;
}

/// Takes a path off the list under the same conditions.
static inline void platform_drop_temporary(platform_endings *endings, platform_temporary *entry) {
  if (entry->previous == NULL) endings->first = entry->next;
  else entry->previous->next = entry->next;
  if (entry->next != NULL) entry->next->previous = entry->previous;
  free(entry->path);
  free(entry);
}

#pragma mark Files

// As usual, -1 and `platform_error` mean that a call failed.

/// Takes the lock on an open file, unless another process has it.
static inline int platform_lock_file(int file) { return flock(file, LOCK_EX | LOCK_NB); }

/// Lets reading wait for data, although the file was opened without waiting.
static inline int platform_wait_for_data(int file) { return fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK); }

static inline int platform_make_temporary_file(char *pattern) { return mkstemp(pattern); }

static inline int platform_remove_file(const char *path) { return unlink(path); }

static inline int platform_remove_folder(const char *path) { return rmdir(path); }

static inline int platform_rename(const char *path, const char *other) { return rename(path, other); }

static inline int platform_make_folder(const char *path, unsigned mode) { return mkdir(path, (mode_t)mode); }

static inline int platform_set_mode(const char *path, unsigned mode) { return chmod(path, (mode_t)mode); }

static inline int platform_set_mode_of(int descriptor, unsigned mode) { return fchmod(descriptor, (mode_t)mode); }

static inline int platform_set_owner_of(int descriptor, unsigned user, unsigned group) {
  return fchown(descriptor, (uid_t)user, (gid_t)group);
}

/// Waits until what was written to a file is on the disk.
static inline int platform_synchronize(int descriptor) { return fsync(descriptor); }

static inline int platform_require_writable(const char *path) { return access(path, W_OK); }

static inline int platform_require_executable(const char *path) { return access(path, X_OK); }

/// Where a symbolic link points, as it is stored; to be freed. NULL when the call failed.
static inline char *platform_read_link(const char *path) {
  char buffer[PATH_MAX];
  const ssize_t length = readlink(path, buffer, sizeof buffer - 1);
  if (length < 0) return NULL;
  buffer[length] = 0;
  return strdup(buffer);
}

/// The absolute path without symbolic links; to be freed. NULL when the call failed.
static inline char *platform_resolve(const char *path) { return realpath(path, NULL); }

/// The absolute path of an open file, without symbolic links; to be freed. NULL when the system does not know it.
static inline char *platform_path_of(int descriptor) {
#ifdef __APPLE__
  char buffer[PATH_MAX];
  return fcntl(descriptor, F_GETPATH, buffer) < 0 ? NULL : strdup(buffer);
#else
  char name[40];
  snprintf(name, sizeof name, "/proc/self/fd/%d", descriptor);
  return platform_read_link(name);
#endif
}

#pragma mark Folders

/// An entry of a folder.
typedef enum { platform_other_entry, platform_folder_entry, platform_file_entry } platform_entry_kind;

/// A folder that is being read; NULL when the call failed.
static inline void *platform_open_folder(const char *path) { return opendir(path); }

static inline void platform_close_folder(void *folder) { closedir((DIR *)folder); }

/// The name of the next entry, which is valid until the one after it is read; NULL at the end and when the call failed, and
/// then `platform_error` is 0 at the end.
static inline const char *platform_next_entry(void *folder, platform_entry_kind *kind) {
  errno = 0;
  const struct dirent *entry = readdir((DIR *)folder);
  if (entry == NULL) return NULL;
  *kind = entry->d_type == DT_DIR   ? platform_folder_entry
          : entry->d_type == DT_REG ? platform_file_entry
                                    : platform_other_entry;
  // Through a pointer, because the name is longer than its declaration says on some systems.
  return (const char *)entry + offsetof(struct dirent, d_name);
}

#endif
