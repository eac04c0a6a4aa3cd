/**
 * Which chunk a lazily shared module goes in: the first family whose expression matches its path. A section downloads whole
 * families, so each holds what pages use together.
 */
const FAMILIAS: readonly (readonly [nombre: string, rutas: RegExp])[] = [
  ['fechas-base', /x-date-pickers\/(AdapterDayjs|LocalizationProvider|locales)$|^dayjs/],
  ['fechas', /^@mui\/x-date-pickers\//],
  ['sistema', /^@mui\/(system|utils)\//],
  [
    'nucleo',
    /material\/(styles|locale|utils|Box|Stack|Typography|Paper|Card|CardActionArea|Button|ButtonBase|IconButton|SvgIcon|Divider|CircularProgress|Skeleton|Chip|Fab|useMediaQuery|GlobalStyles|CssBaseline)$/,
  ],
  ['alternar', /material\/(ToggleButton|ToggleButtonGroup)$/],
  ['campos', /material\/(OutlinedInput|InputBase|InputAdornment|FormControl|FormLabel|FormHelperText|FormGroup)$/],
  ['dialogos', /material\/(Dialog|DialogActions|DialogContent|DialogContentText|DialogTitle|Modal|Backdrop|Fade|Portal|Unstable_TrapFocus)$/],
  ['avisos', /material\/(Alert|AlertTitle|Snackbar|SnackbarContent|Collapse)$/],
  ['menus', /material\/(Menu|MenuItem|MenuList|Popover|List.*|Select|NativeSelect|TextField|Input|InputLabel|FilledInput|Grow)$/],
  ['tablas', /material\/(Table|Pagination|usePagination)/],
  ['casillas', /material\/(Checkbox|Radio|RadioGroup|Switch|FormControlLabel)$/],
];

const RESTO = 'otros';

export function familiaDe(ruta: string): string {
  return FAMILIAS.find(([, rutas]) => rutas.test(ruta))?.[0] ?? RESTO;
}
