import type {} from '@lavanda/shared/design/types';
import type {} from '@mui/material/themeCssVarsAugmentation';
