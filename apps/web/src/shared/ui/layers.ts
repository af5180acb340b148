/** What lies on the screen one above the other, in the order in which it came: the page, steps over it, dialogs, the help beside a page. */
export const LAYERS = '#root, .page-layer, .dialog-mask, .help-layer';
