import { useFavoriteComponentMutation, useUnfavoriteComponentMutation } from '@estela/api/gear';
import type { Component } from '@estela/contracts';
import { FavoriteControl } from '@estela/runtime/entity';

export function PartFavorite({ component: { _id, name, favorite } }: { component: Component }) {
  const [star] = useFavoriteComponentMutation();
  const [unstar] = useUnfavoriteComponentMutation();
  return (
    <FavoriteControl
      name={name}
      favorite={favorite}
      change={(wanted) => (wanted ? star(_id) : unstar(_id))}
    />
  );
}
