/*
 * Power cuts, simulated: preloaded into a process, this copies every file below POWER_FROM to the same place below POWER_TO whenever the
 * process has flushed it to the disk, and only then; a file that is removed is removed there when its folder has been flushed. What lies below POWER_TO is what a power cut is sure to leave.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void make_folders(char *path) {
  for (char *at = strchr(path + 1, '/'); at; at = strchr(at + 1, '/')) {
    *at = 0;
    mkdir(path, 0700);
    *at = '/';
  }
}

static void remove_what_is_gone(const char *path, const char *kept) {
  char real[PATH_MAX + 300], copy[PATH_MAX + 300];
  DIR *folder = opendir(kept);
  for (struct dirent *entry; folder && (entry = readdir(folder));) {
    snprintf(real, sizeof real, "%s/%s", path, entry->d_name);
    snprintf(copy, sizeof copy, "%s/%s", kept, entry->d_name);
    if (!strstr(entry->d_name, ".part") && access(real, F_OK) != 0) unlink(copy);
  }
  if (folder) closedir(folder);
}

static void keep(int fd) {
  const char *from = getenv("POWER_FROM"), *to = getenv("POWER_TO");
  char link[64], path[PATH_MAX], kept[PATH_MAX], part[PATH_MAX + 32];
  static char buffer[1 << 16];
  struct stat is;
  if (!from || !to || fstat(fd, &is) != 0) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = 0;
  if (strncmp(path, from, strlen(from)) != 0 || (path[strlen(from)] != '/' && path[strlen(from)] != 0)) return;
  snprintf(kept, sizeof kept, "%s%s", to, path + strlen(from));
  if (S_ISDIR(is.st_mode)) remove_what_is_gone(path, kept);
  if (!S_ISREG(is.st_mode)) return;
  make_folders(kept);
  snprintf(part, sizeof part, "%s.part%d", kept, (int)getpid());
  int in = open(path, O_RDONLY), out = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ssize_t count = 0;
  while (in >= 0 && out >= 0 && (count = read(in, buffer, sizeof buffer)) > 0)
    if (write(out, buffer, count) != count) abort();
  if (in >= 0) close(in);
  if (out >= 0) close(out);
  if (in >= 0 && out >= 0 && rename(part, kept) != 0) abort();
}

/* One file after the other, whichever thread has flushed it: an earlier copy must not take the place of a later one. */
static pthread_mutex_t keeping = PTHREAD_MUTEX_INITIALIZER;

static int flushed(int (*flush)(int), int fd) {
  pthread_mutex_lock(&keeping);
  int result = flush(fd);
  if (result == 0) keep(fd);
  pthread_mutex_unlock(&keeping);
  return result;
}

int fsync(int fd) { return flushed((int (*)(int))dlsym(RTLD_NEXT, "fsync"), fd); }

int fdatasync(int fd) { return flushed((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"), fd); }
