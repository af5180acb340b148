/** What lies on the screen one above the other, in the order in which it came: the page, dialogs, the help beside a page. */
export const LAYERS = '#root, .dialog-mask, .help-layer';
