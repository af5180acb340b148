import { access } from './access.ts';
import { account } from './account.ts';
import { app } from './app.ts';
import { application } from './application.ts';
import { audit } from './audit.ts';
import { company } from './company.ts';
import { delivery } from './delivery.ts';
import { department } from './department.ts';
import { dissolution } from './dissolution.ts';
import { error } from './error.ts';
import { file } from './file.ts';
import { handover } from './handover.ts';
import { imports } from './import.ts';
import { inspection } from './inspection.ts';
import { member } from './member.ts';
import { message } from './message.ts';
import { notification } from './notification.ts';
import { org } from './org.ts';
import { outbox } from './outbox.ts';
import { permission } from './permission.ts';
import { profile } from './profile.ts';
import { record } from './record.ts';
import { rectification } from './rectification.ts';
import { reinspection } from './reinspection.ts';
import { role } from './role.ts';
import { rule } from './rule.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shop } from './shop.ts';
import { state } from './state.ts';
import { statistics } from './statistics.ts';
import { task } from './task.ts';
import { template } from './template.ts';
import { today } from './today.ts';
import { ui } from './ui.ts';

/** All Chinese texts. A new noun is a file in each language and one line here. */
export const messages = {
  ui,
  app,
  state,
  error,
  rule,
  session,
  permission,
  profile,
  settings,
  member,
  department,
  org,
  role,
  application,
  handover,
  account,
  access,
  audit,
  company,
  dissolution,
  delivery,
  outbox,
  shop,
  template,
  task,
  today,
  inspection,
  reinspection,
  rectification,
  record,
  statistics,
  message,
  notification,
  file,
  import: imports,
} as const;
