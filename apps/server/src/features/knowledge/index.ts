export { list as knowledgeList } from './actions/read.ts';
export { addKnowledgeFile } from './add-file.ts';
export { searchOf } from './new-node.ts';
