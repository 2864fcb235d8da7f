/** The space of a post: `inside:capua` is in `capua`. */
export const spaceOfPost = (post: string): string => post.replace(/^inside:/, "");
export const isInsidePost = (post: string): boolean => post.startsWith("inside:");
