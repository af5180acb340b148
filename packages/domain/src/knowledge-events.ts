/** What the knowledge base tells other features. */
export interface KnowledgeEvents {
  /** A file is there with its first version, or with a next one. */
  'knowledge.version_added': { nodeId: string; versionId: string };
  /** Into the recycle bin, with everything below. */
  'knowledge.removed': { nodeIds: string[] };
  /** Back out of it, with everything that went with them. */
  'knowledge.restored': { nodeIds: string[] };
}
