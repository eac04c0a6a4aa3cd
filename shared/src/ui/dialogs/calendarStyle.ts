/** Style of a calendar: month centred between its arrows, 44 px days, full width. */
export const CALENDAR = {
  width: '100%',
  height: 'auto',
  maxHeight: 'none',
  '& .MuiPickersCalendarHeader-root': { position: 'relative', p: 0, m: '0 0 4px', minHeight: 44 },
  '& .MuiPickersCalendarHeader-labelContainer': { zIndex: 1, mx: 'auto' },
  '& .MuiPickersCalendarHeader-label': { m: 0, fontSize: 16, fontWeight: 700, textTransform: 'none' },
  '& .MuiPickersArrowSwitcher-root': {
    position: 'absolute',
    inset: 0,
    justifyContent: 'space-between',
    alignItems: 'center',
  },
  '& .MuiDayCalendar-weekDayLabel': { flex: '1 1 44px', width: 44, height: 28, m: 0, fontSize: 13, fontWeight: 600 },
  '& .MuiDayCalendar-weekContainer': { m: '2px 0', justifyContent: 'space-between' },
  '& .MuiPickersDay-root, & .MuiPickerDay-root': {
    width: 44,
    height: 44,
    borderRadius: '50%',
    fontSize: 16,
    fontWeight: 500,
  },
  '& .MuiDayCalendar-slideTransition': { minHeight: 276 },
} as const;

/** Style of a calendar whose days show how full they are: the days are wider and taller, each with a line under its number. */
export const FILL_CALENDAR = {
  ...CALENDAR,
  '& .MuiDayCalendar-weekContainer': { m: '2px 0', gap: '2px' },
  '& .MuiPickersDay-root, & .MuiPickerDay-root': {
    flex: '1 1 0',
    minWidth: 0,
    width: 'auto',
    height: { xs: 44, sm: 52 },
    m: 0,
    p: 0,
    borderRadius: '12px',
    fontSize: 15,
    fontWeight: 500,
  },
  '& .MuiDayCalendar-slideTransition': { minHeight: { xs: 284, sm: 330 } },
} as const;
