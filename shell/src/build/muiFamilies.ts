/**
 * The family (group of modules in one chunk) that the POS and nearly every page use. Its chunk loads first, so the chunks of the
 * other families don't repeat its modules.
 */
export const CORE = 'core';

/** The family (group of modules in one chunk) that some section uses besides the core. */
const SECTIONS = 'sections';

/**
 * The family (group of modules in one chunk, 80 KB compressed) that no section uses yet. When a section starts to use one of its
 * modules, move that module to another family.
 */
export const REST = 'rest';

const CORE_MATERIAL =
  'styles locale utils useMediaQuery useAutocomplete Alert Box Button ButtonBase Chip CircularProgress CssBaseline Dialog DialogActions DialogContent ' +
  'Divider Fab FormControl FormHelperText GlobalStyles IconButton InputAdornment InputBase Link ListItemIcon Menu MenuItem Modal NativeSelect OutlinedInput Paper ' +
  'Popover Select Skeleton Snackbar Stack SvgIcon Table TableBody TableCell TableHead TableRow ToggleButton Typography';

const CORE_DATES = '(AdapterDayjs|LocalizationProvider|locales|DateCalendar|PickerDay)';

const SECTIONS_MATERIAL =
  'Accordion AccordionSummary AlertTitle Autocomplete Checkbox FormControlLabel LinearProgress NoSsr Popper ' +
  'Radio RadioGroup Tab Tabs ToggleButtonGroup Tooltip useScrollTrigger';

/** Modules that the charts import from the shell; the charts themselves are bundled by their section. */
const OF_CHARTS =
  'system/(createStyled|RtlProvider) utils/(composeClasses|generateUtilityClass|generateUtilityClasses|HTMLElementType|ownerWindow|resolveProps|' +
  'useEnhancedEffect|useEventCallback|useForkRef|useId|useLazyRef|useSlotProps)';

const anyOf = (words: string) => `(${words.replaceAll(' ', '|')})`;

const FAMILIES: readonly (readonly [name: string, paths: RegExp])[] = [
  [CORE, new RegExp(`^@mui/material/${anyOf(CORE_MATERIAL)}$`)],
  [CORE, new RegExp(`^@mui/x-date-pickers/${CORE_DATES}$|^dayjs(/locale/es(-mx)?)?$`)],
  [SECTIONS, new RegExp(`^@mui/(material/${anyOf(SECTIONS_MATERIAL)}|${anyOf(OF_CHARTS)})$`)],
];

/** @returns the family, and so the chunk, of a shared module: a page that uses one module downloads its whole family */
export function familyOf(path: string): string {
  return FAMILIES.find(([, paths]) => paths.test(path))?.[0] ?? REST;
}
