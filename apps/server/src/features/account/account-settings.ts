import type { Settings } from '../../platform/settings.ts';

/** What accounts need to know of the installation. */
export type AccountSettings = Pick<Settings, 'smtpUrl' | 'smsUrl' | 'registration' | 'registerCodesPerHour'>;
