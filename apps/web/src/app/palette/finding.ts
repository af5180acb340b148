/** One line of the palette: where it leads, and what stands beside its name. */
export interface Finding {
  key: string;
  label: string;
  hint: string;
  to: string;
}
