/** Header of GET /remotes.json: the links to versions (`ficha`) that the asking tab has opened, separated by commas. */
export const PREVIEW_HEADER = 'x-lavanda-vista';
