/** What the counter and nearly every page take, in one chunk. The other families are fetched after it and so repeat none of it. */
export const CORE = 'core';

/** What some section takes beyond the core. */
const SECTIONS = 'sections';

/** What no section takes yet, 80 KB: the first that does has it moved to a family above. */
export const REST = 'rest';

const CORE_MATERIAL =
  'styles locale utils useMediaQuery useAutocomplete Alert Box Button ButtonBase Chip CircularProgress CssBaseline Dialog DialogActions DialogContent ' +
  'Divider Fab FormControl FormHelperText GlobalStyles IconButton InputAdornment InputBase Link ListItemIcon Menu MenuItem Modal NativeSelect OutlinedInput Paper ' +
  'Popover Select Skeleton Snackbar Stack SvgIcon Table TableBody TableCell TableHead TableRow ToggleButton Typography';

const CORE_DATES = '(AdapterDayjs|LocalizationProvider|locales|DateCalendar|PickerDay)';

const SECTIONS_MATERIAL =
  'Accordion AccordionSummary AlertTitle Autocomplete FormControlLabel LinearProgress NoSsr Popper ' +
  'Radio RadioGroup ToggleButtonGroup Tooltip';

/** What the charts are written with: they come with the section that draws them, and ask the shell for these. */
const OF_CHARTS =
  'system/(createStyled|RtlProvider) utils/(composeClasses|generateUtilityClass|generateUtilityClasses|HTMLElementType|ownerWindow|resolveProps|' +
  'useEnhancedEffect|useEventCallback|useForkRef|useId|useLazyRef|useSlotProps)';

const anyOf = (words: string) => `(${words.replaceAll(' ', '|')})`;

const FAMILIES: readonly (readonly [name: string, paths: RegExp])[] = [
  [CORE, new RegExp(`^@mui/material/${anyOf(CORE_MATERIAL)}$`)],
  [CORE, new RegExp(`^@mui/x-date-pickers/${CORE_DATES}$|^dayjs(/locale/es(-mx)?)?$`)],
  [SECTIONS, new RegExp(`^@mui/(material/${anyOf(SECTIONS_MATERIAL)}|${anyOf(OF_CHARTS)})$`)],
];

/** The chunk that a lazily shared module goes in. A page that takes one module downloads its whole family. */
export function familyOf(path: string): string {
  return FAMILIES.find(([, paths]) => paths.test(path))?.[0] ?? REST;
}
