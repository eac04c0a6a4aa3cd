/**
 * What nearly every page needs, in one chunk: forms, dialogs, a table, messages, dates in Spanish. The other families are fetched after it
 * and so repeat none of it.
 */
export const CORE = 'nucleo';

const EN_CORE =
  'styles locale utils useMediaQuery useAutocomplete Alert Box Button ButtonBase Chip CircularProgress CssBaseline Dialog DialogActions DialogContent ' +
  'Divider FormControl FormHelperText GlobalStyles IconButton InputAdornment InputBase ListItemIcon Menu MenuItem Modal NativeSelect OutlinedInput Paper ' +
  'Popover Select Skeleton Snackbar Stack SvgIcon Table TableBody TableCell TableHead TableRow ToggleButton Typography';

/** What the charts are written with: they come with the section that draws them, and ask for these of the shell. */
const DE_GRAFICAS =
  'system/(createStyled|RtlProvider) utils/(composeClasses|generateUtilityClass|generateUtilityClasses|HTMLElementType|ownerWindow|resolveProps|' +
  'useEnhancedEffect|useEventCallback|useForkRef|useId|useLazyRef|useSlotProps)';

/**
 * Which chunk a lazily shared module goes in: the first family whose expression matches its path. Who takes one module downloads its family: what sections
 * take stands with what is used beside it or alone, and never with the rest of Material, which is 40 KB.
 */
const FAMILIAS: readonly (readonly [nombre: string, rutas: RegExp])[] = [
  [CORE, new RegExp(`^@mui/material/(${EN_CORE.replaceAll(' ', '|')})$`)],
  [CORE, /x-date-pickers\/(AdapterDayjs|LocalizationProvider|locales)$|^dayjs(\/locale\/es(-mx)?)?$/],
  ['calendario', /x-date-pickers\/(DateCalendar|PickerDay)$/],
  ['reloj', /x-date-pickers\/(DigitalClock|MultiSectionDigitalClock|TimeClock)$/],
  ['fechas', /^@mui\/x-date-pickers\//],
  ['dayjs', /^dayjs\//],
  ['graficas', new RegExp(`^@mui/(${DE_GRAFICAS.replaceAll(' ', '|')}|material/NoSsr)$`)],
  ['sistema', /^@mui\/(system|utils)\//],
  ['fab', /material\/Fab$/],
  ['progreso', /material\/LinearProgress$/],
  ['enlace', /material\/Link$/],
  ['acordeon', /material\/Accordion\w*$/],
  ['autocompletar', /material\/Autocomplete$/],
  ['tarjetas', /material\/(Card\w*|Avatar|AvatarGroup|Badge)$/],
  ['campos', /material\/(TextField|Input|InputLabel|FilledInput|FormGroup|FormLabel|TextareaAutosize)$/],
  [
    'dialogos',
    /material\/(DialogTitle|DialogContentText|Backdrop|Fade|Grow|Portal|Unstable_TrapFocus|Drawer|SwipeableDrawer|Slide)$/,
  ],
  ['listas', /material\/(List|MenuList)/],
  ['tablas', /material\/(Table|Pagination|usePagination)/],
  ['casillas', /material\/(Checkbox|Switch)$/],
  ['opciones', /material\/(Radio|RadioGroup|FormControlLabel)$/],
  ['grupos', /material\/(ToggleButtonGroup|ButtonGroup)$/],
  ['avisos', /material\/(SnackbarContent|AlertTitle)$/],
  ['flotantes', /material\/(Tooltip|Popper|Collapse|Zoom)$/],
  ['pestanas', /material\/(Tabs?|TabScrollButton|AppBar|Toolbar|BottomNavigation\w*)$/],
];

const RESTO = 'otros';

export function familyOf(ruta: string): string {
  return FAMILIAS.find(([, rutas]) => rutas.test(ruta))?.[0] ?? RESTO;
}
