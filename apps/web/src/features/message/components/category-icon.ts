import type { Message } from '@rondo/contract/message-live';
import type { LucideIcon } from 'lucide-react';
import {
  Cctv,
  ChartColumn,
  CircleCheckBig,
  ClipboardCheck,
  Info,
  Medal,
  Megaphone,
  ScanEye,
  UserPlus,
  Wrench,
} from 'lucide-react';

/** The sign of each message category. */
export const categoryIcon: Record<Message['category'], LucideIcon> = {
  task: CircleCheckBig,
  inspection: ClipboardCheck,
  rectification: Wrench,
  ai_event: ScanEye,
  device: Cctv,
  announcement: Megaphone,
  application: UserPlus,
  points: Medal,
  report: ChartColumn,
  system: Info,
};
