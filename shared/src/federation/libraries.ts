/**
 * Libraries that the shell loads once per page and remotes don't bundle, with the range of versions that a remote accepts. A
 * key that ends in '/' covers all paths below it.
 */
export const SHARED_LIBRARIES = {
  react: '^19.3.0',
  'react/jsx-runtime': '^19.3.0',
  'react-dom': '^19.3.0',
  'react-dom/client': '^19.3.0',
  'react-router-dom': '^7.18.0',
  'react-redux': '^9.3.0',
  '@reduxjs/toolkit': '^2.14.0',
  '@reduxjs/toolkit/query/react': '^2.14.0',
  '@emotion/cache': '^11.14.0',
  '@emotion/react': '^11.14.0',
  '@lavanda/shared': '~0.1.0',
  dayjs: '^1.11.0',
  'dayjs/': '^1.11.0',
  '@mui/material/': '^9.5.0',
  '@mui/system/': '^9.5.0',
  '@mui/utils/': '^9.5.0',
  '@mui/x-date-pickers/': '^9.17.0',
} as const;
