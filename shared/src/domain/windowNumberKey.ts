/**
 * sessionStorage key of a window's number among the browser's open windows. After a reload the window takes that number again.
 */
export const WINDOW_NUMBER_KEY = 'lavanda:ventana';
