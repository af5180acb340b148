import type { Shape } from '../shape.ts';
import type { settings as zh } from '../zh-CN/settings.ts';

/** The page that leads to every setting. */
export const settings = {
  title: 'Settings',
  group: { own: 'Your own', people: 'Organisation and people', company: 'Company' },
  account: 'Account and sign-in',
  accountHint: 'Phone, e-mail, password',
  appearance: 'Appearance',
  appearanceHint: 'Language, theme, density',
  navigation: 'Order of the navigation',
  navigationHint: 'Which entry of the menu comes first',
  devices: 'Signed-in devices',
  devicesHint: 'See other devices and sign them out',
  notifications: 'Message alerts',
  notificationsHint: 'Which messages you muted',
  roles: 'Roles',
  rolesHint: 'What each role may do',
  departments: 'Departments',
  departmentsHint: 'The structure and who leads it',
  invite: 'Inviting people',
  inviteHint: 'Company code, link, approval',
  company: 'Company',
  companyHint: 'Name, logo, time zone, start of the business day',
  watermark: 'Watermark',
  watermarkHint: 'What pages and prints carry',
  audit: 'Audit log',
  auditHint: 'Who changed what, and when',
} satisfies Shape<typeof zh>;
