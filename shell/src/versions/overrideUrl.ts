/** Outside app/, so it opens even when sections fail. */
export const VERSIONS_PATH = '/versiones';
