import type {} from '@lavanda/shared/design/tipos';
import type {} from '@mui/material/themeCssVarsAugmentation';
