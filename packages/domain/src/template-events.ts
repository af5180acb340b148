/** What templates tell other features. */
export interface TemplateEvents {
  /** A version is the live one from now on. */
  'template.published': { templateId: string; by: string };
}
