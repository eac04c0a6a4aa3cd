/** Header of GET /remotes.json: the version of the asking tab's shell, which has to be able to mount the listed sections. */
export const SHELL_HEADER = 'x-lavanda-shell';
