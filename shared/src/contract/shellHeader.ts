/** Header of GET /remotes.json: the version of the asking tab's shell, which mounts what is listed. */
export const SHELL_HEADER = 'x-lavanda-shell';
