import type { Shape } from '../shape.ts';
import type { templateFeature as zh } from '../zh-CN/template.feature.ts';
import { templateFields } from './template.fields.ts';

export const templateFeature = {
  job: { kind: { item: { import: 'Import check items' }, template: { generate: 'Generate a template' } } },
  import: { form: { name: { item: 'Check item import.xlsx' } } },
  state: {
    template: {
      draft: 'Draft',
      published: 'Published',
      disabled: 'Disabled',
    },
    processRole: {
      inspection_handler: 'Inspection handler',
      inspection_reviewer: 'Inspection reviewer',
      rectification_handler: 'Rectification handler',
      rectification_reviewer: 'Rectification reviewer',
      rectification_cc: 'Rectification CC',
    },
  },
  audit: {
    kind: {
      template: 'Template',
    },
    event: {
      template: {
        create: 'created the template',
        rename: 'renamed the template',
        edit: 'changed the template',
        share: 'changed the share scope of the template',
        standard_photo: 'added standard photos from the gallery to',
        publish: 'published the template',
        take_over: 'took over editing the template',
        disable: 'disabled the template',
        enable: 'enabled the template',
        delete: 'deleted the template',
        restore: 'brought the template back',
        export: 'exported the template',
        import_run: 'imported check items into',
        import_undone: 'took back an import into',
      },
    },
    field: {
      ...templateFields.audited,
      version: 'Version',
      items: 'Check items',
      totalPoints: 'Full score',
      shareRoles: 'Visible to: roles',
      shareDepartments: 'Visible to: departments',
      shareMembers: 'Visible to: members',
      shareGroups: 'Used at: groups',
      shareShops: 'Used at: stores',
      shareTags: 'Used at: store tags',
      shareFormats: 'Used at: formats',
    },
  },
  error: {
    TEMPLATE_NAME_TAKEN: 'This template name already exists',
    TEMPLATE_NOT_READY: 'This template is not complete and cannot be published',
    TEMPLATE_IN_USE: 'This template is used by {users} and cannot be deleted. Disable it instead',
    TEMPLATE_DISABLED: 'This template is disabled',
    TEMPLATE_NOT_SHARED: 'This template is not shared with you. Choose another one, or ask whoever manages templates',
    TEMPLATE_NOT_FOR_SHOP: 'This template may not be used at these stores',
    TOO_MANY_ITEMS: 'Import at most 500 items at once',
    TEMPLATE_STANDARD_ZERO: 'The standard score cannot be 0',
    TEMPLATE_LOCKED: 'Somebody else is editing this template',
    TEMPLATE_TOO_LARGE: 'A template has at most {max} items',
    RELEASE_NOTE_NEEDED: 'Say what changed in this version',
    TEMPLATE_FULL: 'A template holds at most 500 check items and 50 categories',
    GENERATION_NOTHING_FOUND:
      'No requirement was found in the document. Choose one that says what is to be so, or type the requirements',
    GENERATION_UNREADABLE: 'The file could not be parsed: {cause}',
    GENERATION_PICTURE: 'The words in a picture cannot be read. Upload a document, or type the requirements',
    GENERATION_TYPE: 'No template can be generated from "{name}". Use pdf, docx, xlsx, pptx, txt or csv',
    TEMPLATE_NOT_REVIEWED: 'Look through the items of a generated template and confirm it before publishing',
  },
} satisfies Shape<typeof zh>;
