import type { Shape } from '../shape.ts';
import type { companyFeature as zh } from '../zh-CN/company.feature.ts';

export const companyFeature = {
  state: {
    company: {
      normal: 'Normal',
      dissolving: 'Dissolving',
      dissolved: 'Dissolved',
    },
  },
  audit: {
    kind: {
      company: 'Company',
    },
    event: {
      company: {
        register: 'registered the company',
        saved: 'changed the company',
        watermark_saved: 'changed the watermark of',
        ownership_offered: 'offered the ownership of',
        ownership_cancelled: 'took back the offer of',
        ownership_declined: 'declined the ownership of',
        ownership_accepted: 'took over the ownership of',
        dissolution_started: 'started dissolving',
        dissolution_taken_back: 'took back dissolving',
        dissolved: 'dissolved',
      },
    },
    field: {
      owner: 'Owner',
      industry: 'Industry',
      timeZone: 'Time zone',
      cutOff: 'Day begins at',
      cut_off: 'Day begins at',
      showMobile: 'Show mobiles',
      show_mobile: 'Show mobiles',
      logo: 'Logo',
      logo_file_id: 'Logo',
      logoFileId: 'Logo',
      watermark: 'Watermark',
      watermarkDate: 'Watermark date',
      watermark_date: 'Watermark date',
      watermarkName: 'Watermark name',
      watermark_name: 'Watermark name',
      watermarkAccount: 'Watermark account',
      veilPeople: 'People veiled on pictures that leave',
      veil_people: 'People veiled on pictures that leave',
      watermark_account: 'Watermark account',
    },
  },
  error: {
    OWNERSHIP_PENDING: 'Another transfer is waiting to be accepted',
    OWNERSHIP_NOT_ADMIN: 'The company can only go to an active administrator',
    OWNERSHIP_DECIDED: 'This transfer has been decided already',
    COMPANY_NAME_DIFFERS: 'The enterprise name does not match',
    COMPANY_DISSOLVING: 'The company is being dissolved; this is not possible now',
    WATERMARK_EMPTY: 'A watermark that is on needs at least one part',
  },
} satisfies Shape<typeof zh>;
