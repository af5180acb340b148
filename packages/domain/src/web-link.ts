/** Whether a text is an address that a browser opens as a page: http or https and nothing that runs. */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text) && URL.canParse(text);
}
