/** What sections may use of @emotion/react; styles themselves are written with MUI's `sx` and `styled`. */
export { CacheProvider, css, Global, keyframes, ThemeContext, useTheme } from '@emotion/react';
