/** Path of the versions page. It is outside app/, so the page opens even when sections fail. */
export const VERSIONS_PATH = '/versiones';

/** Path of the links that show one version of a section; it ends with the link's token. */
export const PREVIEW_PATH = '/vista/:ficha';
