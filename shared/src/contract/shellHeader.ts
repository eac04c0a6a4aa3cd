/** Request header of GET /remotes.json with the version of the tab's shell, which must be able to mount the listed versions. */
export const SHELL_HEADER = 'x-lavanda-shell';
