import { stageRows } from '../process/index.ts';
import { rectificationWaiting } from './waiting.queries.ts';

export const markStage = stageRows('rectification', rectificationWaiting);
