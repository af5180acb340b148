import type { Shape } from '../shape.ts';
import type { certificateFeature as zh } from '../zh-CN/certificate.feature.ts';

export const certificateFeature = {
  job: { kind: { certificate: { import: 'Import certificates', export: 'Export certificates' } } },
  import: { form: { name: { certificate: 'Certificate import.xlsx' } } },
  state: {
    certificate: {
      valid: 'Valid',
      due60: 'Due in 60 days',
      due30: 'Due in 30 days',
      due7: 'Due in 7 days',
      expired: 'Expired',
    },
  },
  audit: {
    kind: { certificate: 'Certificate' },
    event: {
      certificate: {
        created: 'entered the certificate',
        edited: 'changed the certificate',
        deleted: 'deleted the certificate',
        restored: 'brought the certificate back',
        imported: 'imported the certificate',
        overwritten: 'overwrote the certificate by import',
        import_run: 'imported certificates from',
        keeper_changed: 'changed who keeps the certificate',
      },
    },
    field: {
      kind: 'Kind',
      title: 'Title',
      number: 'Number',
      issued_on: 'Issued on',
      valid_until: 'Valid until',
      note: 'Note',
      keeper: 'Kept by',
      certificates: 'Certificates',
    },
  },
  notification: {
    kind: { system: { certificate: 'Certificates due' } },
    system: {
      certificate_due_business_licence: {
        title: '{holder}: business licence expires on {day}',
        body: 'Number {number}. Renew it and enter the new date.',
      },
      certificate_due_food_licence: {
        title: '{holder}: food licence expires on {day}',
        body: 'Number {number}. Renew it and enter the new date.',
      },
      certificate_due_fire_check: {
        title: '{holder}: fire check expires on {day}',
        body: 'Number {number}. Renew it and enter the new date.',
      },
      certificate_due_health: {
        title: '{holder}: health certificate expires on {day}',
        body: 'Number {number}. Renew it and enter the new date.',
      },
      certificate_due_other: {
        title: '{holder}: {title} expires on {day}',
        body: 'Number {number}. Renew it and enter the new date.',
      },
      certificate_expired_business_licence: {
        title: '{holder}: business licence has expired',
        body: 'Number {number} was valid until {day}. Renew it now.',
      },
      certificate_expired_food_licence: {
        title: '{holder}: food licence has expired',
        body: 'Number {number} was valid until {day}. Renew it now.',
      },
      certificate_expired_fire_check: {
        title: '{holder}: fire check has expired',
        body: 'Number {number} was valid until {day}. Renew it now.',
      },
      certificate_expired_health: {
        title: '{holder}: health certificate has expired',
        body: 'Number {number} was valid until {day}. Renew it now.',
      },
      certificate_expired_other: {
        title: '{holder}: {title} has expired',
        body: 'Number {number} was valid until {day}. Renew it now.',
      },
      certificate_many: {
        title: '{count} certificates need renewal',
        body: '{count} certificates you entered came to a reminder today, or have expired.',
      },
    },
  },
} satisfies Shape<typeof zh>;
