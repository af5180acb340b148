import type { Shape } from '../shape.ts';
import type { shopFeature as zh } from '../zh-CN/shop.feature.ts';

export const shopFeature = {
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
    },
    event: {
      shop: {
        created: 'created the store',
        updated: 'changed the store',
        moved: 'moved the store',
        deleted: 'deleted the store',
        restored: 'brought the store back',
        open: 'opened the store',
        close: 'closed the store',
        reopen: 'reopened the store',
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
      managers: 'Managers',
      manager: 'Manager',
      group: 'Group',
      phone: 'Phone',
      province: 'Province',
      city: 'City',
      district: 'District',
      address: 'Address',
      latitude: 'Latitude',
      longitude: 'Longitude',
      format: 'Format',
      area_m2: 'Area',
      tags: 'Tags',
      opened_on: 'Opened on',
      time_zone: 'Time zone',
      hours: 'Opening hours',
    },
  },
  error: {
    SHOP_NAME_TAKEN: 'This store name already exists',
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
  },
} satisfies Shape<typeof zh>;
