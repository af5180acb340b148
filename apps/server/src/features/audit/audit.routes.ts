import { auditApi } from '@rondo/contract/audit';
import { bind } from '../../platform/http/binding.ts';
import { list } from './audit.actions.ts';
import { exportLog, startExport } from './export.ts';

export const auditRoutes = bind(auditApi, { list, export: exportLog, startExport });
