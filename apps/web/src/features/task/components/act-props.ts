import type { TaskDetail } from '@rondo/contract/task';
import type { ActProps as WorkActProps } from '../../../shared/process/act-props.ts';

export type ActProps = WorkActProps<TaskDetail>;
