/**
 * What nearly every page needs, in one chunk: forms, dialogs, a table, messages, dates in Spanish. The other families are fetched after it
 * and so repeat none of it.
 */
export const NUCLEO = 'nucleo';

const EN_NUCLEO =
  'styles locale utils useMediaQuery useAutocomplete Alert Box Button ButtonBase Chip CircularProgress CssBaseline Dialog DialogActions DialogContent ' +
  'Divider FormControl FormHelperText GlobalStyles IconButton InputAdornment InputBase Menu MenuItem Modal NativeSelect OutlinedInput Paper ' +
  'Popover Select Skeleton Snackbar Stack SvgIcon Table TableBody TableCell TableHead TableRow ToggleButton Typography';

/** Which chunk a lazily shared module goes in: the first family whose expression matches its path. */
const FAMILIAS: readonly (readonly [nombre: string, rutas: RegExp])[] = [
  [NUCLEO, new RegExp(`^@mui/material/(${EN_NUCLEO.replaceAll(' ', '|')})$`)],
  [NUCLEO, /x-date-pickers\/(AdapterDayjs|LocalizationProvider|locales)$|^dayjs(\/locale\/es(-mx)?)?$/],
  ['calendario', /x-date-pickers\/(DateCalendar|PickerDay)$/],
  ['reloj', /x-date-pickers\/(DigitalClock|MultiSectionDigitalClock|TimeClock)$/],
  ['fechas', /^@mui\/x-date-pickers\//],
  ['dayjs', /^dayjs\//],
  ['sistema', /^@mui\/(system|utils)\//],
  ['tarjetas', /material\/(Card\w*|Fab|Avatar|AvatarGroup|Badge|LinearProgress)$/],
  ['campos', /material\/(TextField|Input|InputLabel|FilledInput|FormGroup|FormLabel|TextareaAutosize)$/],
  [
    'dialogos',
    /material\/(DialogTitle|DialogContentText|Backdrop|Fade|Grow|Portal|Unstable_TrapFocus|Drawer|SwipeableDrawer|Slide)$/,
  ],
  ['listas', /material\/(List|MenuList)/],
  ['tablas', /material\/(Table|Pagination|usePagination)/],
  ['casillas', /material\/(Checkbox|Radio|RadioGroup|Switch|FormControlLabel|ToggleButtonGroup|ButtonGroup)$/],
  ['flotantes', /material\/(SnackbarContent|AlertTitle|Tooltip|Popper|Collapse|Zoom)$/],
  ['pestanas', /material\/(Tabs?|TabScrollButton|AppBar|Toolbar|BottomNavigation\w*)$/],
];

const RESTO = 'otros';

export function familiaDe(ruta: string): string {
  return FAMILIAS.find(([, rutas]) => rutas.test(ruta))?.[0] ?? RESTO;
}
