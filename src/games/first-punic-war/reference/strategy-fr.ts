import type { RulesReference } from "../../../words/rules-reference.ts";

/** Comment jouer chaque camp de First Punic War. */
export const strategy: RulesReference = [
  {
    id: "rome",
    title: "Comment jouer Rome",
    text: [
      "Les forteresses gagnent la guerre : chacune donne des points de victoire à qui s'y trouve à la fin du dernier tour ([[4.2]]), et d'ici là des points d'action ([[8.1]]). Vos légions sont les meilleures troupes à terre, et la Sicilia est à votre porte. Carthage commence avec plus de points : il faut donc prendre quelque chose.",
      "- Massez d'abord vos forces à Messana. Une pile de légions avec un chef y décide du sort de l'île ; deux petites piles ne décident rien.",
      "- Attaquez les forteresses en force. Terrain et murs décalent la colonne contre vous ([[14.1]]) : regardez le pourcentage avant de vous engager, et amenez les hommes qui font passer à la colonne suivante.",
      "- Ménagez les vétérans. Les recrues ont moins de moral, et le moral décide des retraites et de la faim. Placez les chefs là où l'on testera.",
      "- Nourrissez l'armée. Trop d'unités dans un hexagone coûtent chaque tour des points d'action ou des tests de moral ([[18.0]]). Dispersez-vous à la fin des opérations, ou finissez-les dans une forteresse.",
      "- Laissez une garnison derrière vous. Une forteresse vide est prise par une seule unité de cavalerie.",
      "Dépensez les points d'action dans cet ordre : ce que l'ennemi menace maintenant, la seule attaque qui peut réussir, les recrues du tour suivant. Les points gardés sont plafonnés ([[8.2]]) : n'amassez pas.",
      "En mer, vous êtes d'abord le plus faible. Construisez des flottes, restez près de vos ports et naviguez quand les flottes ennemies sont loin ; une tempête ou une bataille avec des troupes à bord peut coûter toute une armée ([[19.1]]).",
      "Parlez aux puissances mineures. Syracuse à vos côtés ouvre la moitié de la Sicilia, Massilia donne des ports vers l'Iberia, et les Gaulois ne doivent pas rejoindre Carthage quand l'Italia est vide ([[24.1]]).",
      "La Sicilia assurée, choisissez un seul autre front : la Sardaigne et la Corse pour les points, ou la Libya pour obliger Carthage à se défendre chez elle. En Libya, prenez d'abord un port et gardez-le.",
    ],
  },
  {
    id: "carthage",
    title: "Comment jouer Carthage",
    text: [
      "Vous commencez avec plus de points de victoire et plus de forteresses. Si rien ne change vous gagnez : chaque tour où Rome ne prend rien est un bon tour. Mais une forteresse sans défense change vite de mains, et l'écart décide de la grandeur de la victoire ([[4.2.1]]).",
      "- Les garnisons d'abord. Une unité dans chaque forteresse, deux ou trois derrière les murs que Rome peut atteindre : Lilybée, Panormus, Agrigente. Murs et terrain décalent les colonnes en votre faveur ([[14.1]]).",
      "- Servez-vous de la mer. Vos flottes portent une armée là où les légions ne sont pas, et l'ennemi doit marcher. Menacez parfois l'Italia : un débarquement près d'une forteresse vide retient toute une armée romaine.",
      "- À terre, ne combattez qu'avec les éléphants, la cavalerie ou le nombre pour vous. Les légions gagnent une bataille égale ; reculez, et laissez la faim agir ([[18.0]]).",
      "- Faites venir à temps mercenaires et Numides. Ils arrivent loin du front : achetez-les pendant qu'il est calme ([[9.1]]).",
      "- Évitez les zones de contrôle ouvertes avec de petites piles : qui s'y fait prendre se bat quand l'ennemi le veut.",
      "Les flottes sont votre bouclier. Gardez une escadre entre Carthage et la Sicilia, une autre en Sardaigne. Des navires dans un port sans ennemi alentour sont ravitaillés et à l'abri ; en mer, ils rencontrent les tempêtes ([[19.1]]).",
      "La diplomatie coûte moins que la guerre. Syracuse neutre, la Numidie et les Ibères avec vous : cela vaut mieux qu'une bataille gagnée ([[24.1]]). Mettez vos marqueurs de stratagème dans les négociations qui changent l'accès à une région.",
      "Si Rome débarque en Libya, répondez avec tout. Carthage compte beaucoup, et une forteresse perdue là-bas coûte chaque tour des points d'action ([[8.1]]). Sinon, ménagez vos forces, frappez une pile exposée avec plus du double de sa force, et rentrez.",
    ],
  },
];
