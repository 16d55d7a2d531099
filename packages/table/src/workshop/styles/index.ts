/** How decks, library and statistics look. */
import "./shop.css";
import "./finding.css";
import "./builder.css";
import "./decks.css";
import "./library.css";
import "./figures.css";
