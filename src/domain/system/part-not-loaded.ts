/** How the message of an error begins that a failed import of a lazy part has thrown; reports know it by this. */
export const PART_NOT_LOADED = 'a part of the app could not be loaded';
