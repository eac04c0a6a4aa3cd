/** Outside app/: it is no section, and it has to open when sections don't. */
export const VERSIONS_PATH = '/versiones';
