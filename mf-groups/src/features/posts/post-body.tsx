import type { Post } from '@estela/contracts';
import { paths } from '@estela/contracts/paths';
import { useFormat, useTranslation } from '@estela/i18n';
import { LinkedCards, wordsBeside } from '@estela/kit/linked-cards';
import { Link } from '@estela/runtime';
import { Identity } from '@estela/ui';
import { Markdown } from '../../components/markdown/markdown.tsx';
import { PostPhotos } from './post-photos.tsx';

/** Author, time and text, below its title. */
export function PostBody({ post }: { post: Post }) {
  const { t } = useTranslation('groups');
  const format = useFormat();
  const { author, content } = post;
  return (
    <>
      <Identity
        name={author.name}
        src={author.profilePicture}
        title={<Link to={paths.dashboard(author.username)}>{author.name}</Link>}
        detail={
          <>
            <time dateTime={post.createdAt} title={format.dateTime(post.createdAt)}>
              {format.relative(post.createdAt)}
            </time>
            {post.edited && ` · ${t('post.edited')}`}
          </>
        }
      />
      <Markdown text={wordsBeside(content, location.origin)} />
      <PostPhotos post={post} />
      <LinkedCards text={content} />
    </>
  );
}
