/**
 * Which chunk a lazily shared module goes in: the first family whose expression matches its path. A section downloads whole
 * families, so each holds what a page that needs one of them is likely to need too.
 */
const FAMILIAS: readonly (readonly [nombre: string, rutas: RegExp])[] = [
  ['fechas-base', /x-date-pickers\/(AdapterDayjs|LocalizationProvider|locales)$|^dayjs(\/locale\/es(-mx)?(\.js)?)?$/],
  ['calendario', /x-date-pickers\/(DateCalendar|DayCalendarSkeleton|MonthCalendar|YearCalendar|PickersCalendarHeader)$/],
  ['reloj', /x-date-pickers\/(DigitalClock|MultiSectionDigitalClock|TimeClock)$/],
  ['fechas', /^@mui\/x-date-pickers\//],
  ['dayjs', /^dayjs\//],
  ['sistema', /^@mui\/(system|utils)\//],
  [
    'nucleo',
    /material\/(styles|locale|utils|Box|Stack|Typography|Paper|Button|ButtonBase|IconButton|SvgIcon|Divider|CircularProgress|Skeleton|useMediaQuery|GlobalStyles|CssBaseline)$/,
  ],
  ['tarjetas', /material\/(Card\w*|Chip|Fab|Avatar|AvatarGroup|Badge|LinearProgress)$/],
  ['alternar', /material\/(ToggleButton|ToggleButtonGroup|ButtonGroup)$/],
  ['campos', /material\/(OutlinedInput|InputBase|InputAdornment|FormControl|FormLabel|FormHelperText|FormGroup)$/],
  ['dialogos', /material\/(Dialog|DialogActions|DialogContent|DialogContentText|DialogTitle)$/],
  ['avisos', /material\/(Alert|AlertTitle)$/],
  ['capas', /material\/(Popover|Modal|Backdrop|Fade|Grow|Portal|Unstable_TrapFocus|Menu|MenuItem|MenuList|List)$/],
  ['nativo', /material\/NativeSelect$/],
  ['elegir', /material\/(Select|TextField|Input|InputLabel|FilledInput)$/],
  ['listas', /material\/List/],
  ['autocompletar', /material\/useAutocomplete$/],
  ['tablas', /material\/(Table|TableBody|TableCell|TableContainer|TableHead|TableRow)$/],
  ['tablas-mas', /material\/(Table|Pagination|usePagination)/],
  ['casillas', /material\/(Checkbox|Radio|RadioGroup|Switch|FormControlLabel)$/],
  ['flotantes', /material\/(Snackbar|SnackbarContent|Tooltip|Popper|Drawer|SwipeableDrawer|Slide|Collapse|Zoom)$/],
  ['pestanas', /material\/(Tabs?|TabScrollButton|AppBar|Toolbar|BottomNavigation\w*)$/],
];

const RESTO = 'otros';

export function familiaDe(ruta: string): string {
  return FAMILIAS.find(([, rutas]) => rutas.test(ruta))?.[0] ?? RESTO;
}
