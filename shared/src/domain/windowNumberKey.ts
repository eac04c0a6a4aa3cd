/** sessionStorage key of a window's number among the browser's open ones, which a reload takes again. */
export const WINDOW_NUMBER_KEY = 'lavanda:ventana';
