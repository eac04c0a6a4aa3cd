/** 'Este equipo' is the shell's own page, inside app/ so that it opens without a connection. */
export const DEVICE_PATH = '/app/equipo';
