/** Exports of @emotion/react shared with sections, which write styles with MUI's `sx` and `styled`. */
export { CacheProvider, css, Global, keyframes, ThemeContext, useTheme } from '@emotion/react';
