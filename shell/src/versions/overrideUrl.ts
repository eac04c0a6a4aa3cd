/** Path of the versions page. It is outside app/, so the page opens even when sections fail. */
export const VERSIONS_PATH = '/versiones';
