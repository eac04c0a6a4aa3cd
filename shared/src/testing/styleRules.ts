/** Number of CSS rules in the page; a component's first render adds the component's rules. */
export const styleRules = () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
