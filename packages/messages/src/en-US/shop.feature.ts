import type { Shape } from '../shape.ts';
import type { shopFeature as zh } from '../zh-CN/shop.feature.ts';
import { shopFields } from './shop.fields.ts';

export const shopFeature = {
  job: { kind: { shop: { import: 'Import stores', export: 'Export stores', copy: 'Copy business hours' } } },
  import: { form: { name: { shop: 'Store import.xlsx' } } },
  state: {
    shop: {
      open: 'Open',
      preparing: 'In preparation',
      closed: 'Closed',
    },
  },
  audit: {
    kind: {
      shop: 'Store',
      shop_field: 'Custom field of stores',
    },
    event: {
      shop_field: {
        created: 'added the custom field',
        edited: 'changed the custom field',
        deleted: 'deleted the custom field',
        ordered: 'put the custom fields in order',
      },
      shop: {
        created: 'created the store',
        updated: 'changed the store',
        moved: 'moved the store',
        deleted: 'deleted the store',
        restored: 'brought the store back',
        open: 'opened the store',
        close: 'closed the store',
        reopen: 'reopened the store',
        placed: 'put the store on the map',
        places_imported: 'Imported a file of places',
        photo_set: 'changed the photo of',
        photo_removed: 'removed the photo of',
        photo_described: 'described the photo of',
        closing_planned: 'planned the closing of',
        hours_copied: 'copied business hours to',
        closing_withdrawn: 'withdrew the planned closing of',
        managers_changed: 'changed the managers of',
        imported: 'imported the store',
        overwritten: 'overwrote the store by import',
        import_run: 'imported stores from',
        group_created: 'created the group',
        group_moved: 'moved or renamed the group',
        group_deleted: 'deleted the group',
      },
    },
    field: {
      ...shopFields.audited,
      managers: 'Managers',
      manager: 'Manager',
      group: 'Group',
      custom: 'Custom fields',
      photo_alt: 'Photo shows',
      name_en: 'Name in English',
      choices: 'Choices',
    },
  },
  error: {
    SHOP_NAME_TAKEN: 'This store name already exists',
    SHOP_FIELD_TAKEN: 'A field of this name already exists',
    SHOP_FIELDS_FULL: 'There are 20 custom fields already. Delete one first',
    SHOP_CODE_TAKEN: 'This store code already exists',
    SHOP_NEEDS_MANAGER: 'Choose a store manager',
    SHOP_IN_USE: 'This store has unfinished work and cannot be deleted',
    GROUP_NAME_TAKEN: 'This name already exists at the same level',
    GROUP_IN_USE: 'This group has stores or groups and cannot be deleted',
    GROUP_TOO_DEEP: 'Too many group levels',
    GROUP_INTO_ITSELF: 'A group cannot be moved below itself',
    HOURS_OVERLAP: 'Business hours must not overlap',
    SHOP_NOT_OPEN: 'This store is not open',
    SHOP_HAS_HISTORY: 'This store has finished tasks or records and cannot be deleted. Close it instead',
    SHOP_HAS_DEVICES:
      'This store has devices or a gateway and cannot be deleted. Move or delete the devices and revoke the gateway first',
  },
} satisfies Shape<typeof zh>;
